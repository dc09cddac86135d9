import assert from 'node:assert/strict';
import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { compareFiles, compareFolders } from 'dsrender';
import { file, folderOf, picture } from './pictures.js';

/** A program of JavaScript in place of dsrender. */
function standIn(folder, code) {
  const program = path.join(folder, 'stand-in');
  const source = path.join(folder, 'stand-in.cjs');
  writeFileSync(source, code);
  writeFileSync(program, `#!/bin/sh\nexec '${process.execPath}' '${source}' "$@"\n`);
  chmodSync(program, 0o755);
  return program;
}

test('a program that is not there is an error with a hint', async () => {
  const program = '/nowhere/dsrender';
  const message = /^there is no program '\/nowhere\/dsrender'\n {2}hint: .*DSRENDER/;
  const expected = { name: 'DsrenderError', exitCode: null, message };
  await assert.rejects(compareFiles(picture(), picture(), { program }), expected);
});

test('a file that is not a program is an error', async (t) => {
  const program = file(folderOf(t), 'a.png');
  const expected = { exitCode: null, message: /^cannot run '.*a\.png': / };
  await assert.rejects(compareFiles(picture(), picture(), { program }), expected);
});

test('the option, the variable and PATH name the program, in this order', async (t) => {
  const folder = folderOf(t);
  const { DSRENDER, PATH } = process.env;
  t.after(() => {
    Object.assign(process.env, { PATH });
    if (DSRENDER === undefined) delete process.env.DSRENDER;
    else process.env.DSRENDER = DSRENDER;
  });
  const [program, working] = [standIn(folder, 'process.exit(70)'), DSRENDER ?? 'dsrender'];
  process.env.DSRENDER = program;
  const expected = { exitCode: 70, message: /stand-in' exited with 70 and gave no reason$/ };
  await assert.rejects(compareFiles(picture(), picture()), expected);
  assert.equal((await compareFiles(picture(), picture(), { program: working })).match, true);
  process.env.DSRENDER = '';
  process.env.PATH = folder;
  await assert.rejects(compareFiles(picture(), picture()), { message: /^there is no program 'dsrender'/ });
});

test('a different program is an error', async (t) => {
  const program = standIn(folderOf(t), 'console.log("{}")');
  const message = /did not write its findings as JSON of version 1/;
  await assert.rejects(compareFiles(picture(), picture(), { program }), { message });
});

test('a program that a signal ends is an error', async (t) => {
  const program = standIn(folderOf(t), 'process.kill(process.pid, "SIGKILL"); setInterval(() => {}, 1000)');
  await assert.rejects(compareFiles(picture(), picture(), { program }), { exitCode: null, message: /was ended by SIGKILL/ });
});

test('an aborted comparison does not start', async () => {
  const program = '/nowhere/dsrender';
  await assert.rejects(compareFiles(picture(), picture(), { program, signal: AbortSignal.abort() }), { name: 'AbortError' });
});

test('aborting ends the program, and leaves no temporary folder', async (t) => {
  const folder = folderOf(t);
  const started = path.join(folder, 'started');
  const code = `
    require('node:fs').writeFileSync(${JSON.stringify(started)}, process.argv.at(-1));
    process.on('SIGTERM', () => process.exit(130));
    setInterval(() => {}, 1000);`;
  const controller = new AbortController();
  const options = { program: standIn(folder, code), signal: controller.signal };
  const files = compareFiles(picture(), picture(), options);
  const why = new Error('the test has ended');
  const rejected = assert.rejects(files, (error) => error === why);
  while (!existsSync(started) || readFileSync(started, 'utf8') === '') await wait(10);
  const actual = readFileSync(started, 'utf8');
  assert.ok(existsSync(actual));
  controller.abort(why);
  await rejected;
  assert.equal(existsSync(path.dirname(actual)), false);
});

test('an interrupted run is an error', async (t) => {
  const folder = folderOf(t);
  const program = standIn(folder, 'process.exit(130)');
  await assert.rejects(compareFolders(folder, folder, { out: path.join(folder, 'out'), program }), { exitCode: 130 });
  assert.deepEqual(readdirSync(folder).sort(), ['stand-in', 'stand-in.cjs']);
});
