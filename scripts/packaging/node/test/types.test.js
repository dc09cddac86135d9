import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';

const types = readFileSync(path.join(path.dirname(createRequire(import.meta.url).resolve('dsrender')), 'index.d.ts'), 'utf8');
const schema = JSON.parse(execFileSync(process.env.DSRENDER || 'dsrender', ['schema', 'report'], { encoding: 'utf8' }));

/** The members of a type, as `name` or `name?`. */
function members(type) {
  const [, text] = new RegExp(`^export interface ${type} {\n([^]*?)^}`, 'm').exec(types);
  return [...text.matchAll(/^ {2}(\w+\??):/gm)].map(([, name]) => name).sort();
}

for (const [type, { properties, required }] of Object.entries({
  Report: schema,
  Counts: schema.properties.counts,
  System: schema.$defs.system,
  Component: schema.$defs.component,
  Shot: schema.$defs.shot,
  Change: schema.$defs.change,
  Problem: schema.$defs.problem,
  Explanation: schema.$defs.explanation,
  Group: schema.$defs.group,
  Cause: schema.$defs.group.properties.causes.items,
  Place: schema.$defs.place,
})) {
  test(`${type} has the members of the report's schema`, () => {
    const expected = Object.keys(properties).map((name) => (required.includes(name) ? name : `${name}?`)).sort();
    assert.deepEqual(members(type), expected);
  });
}
