import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { compareFolders } from 'dsrender';
import { file, folderOf } from './pictures.js';

/** Two folders of pictures by name, each with the options of both files, and a folder for the run. */
function folders(t, pictures) {
  const folder = folderOf(t);
  const [expected, actual] = ['expected', 'actual'].map((name) => path.join(folder, name));
  mkdirSync(expected);
  mkdirSync(actual);
  for (const [name, [before, after]] of Object.entries(pictures)) {
    if (before) file(expected, name, before);
    if (after) file(actual, name, after);
  }
  return { expected, actual, out: path.join(folder, 'a new', 'run') };
}

test('equal folders match', async (t) => {
  const { expected, actual, out } = folders(t, { 'a.png': [{}, {}] });
  const result = await compareFolders(expected, actual, { out });
  assert.equal(result.match, true);
  assert.equal(result.exitCode, 0);
  assert.equal(result.unchanged.length, 1);
  assert.ok(existsSync(path.join(out, 'index.html')));
});

test('pictures are listed by status', async (t) => {
  const { expected, actual, out } = folders(t, {
    'bad.png': [{}, {}],
    'changed.png': [{}, { black: 2 }],
    'gone.png': [{}, null],
    'new one.png': [null, {}],
    'same.png': [{}, {}],
  });
  writeFileSync(path.join(actual, 'bad.png'), 'text');
  const result = await compareFolders(expected, actual, { out });
  const files = (shots) => shots.map((shot) => path.relative(actual, shot.pair.actual));
  assert.equal(result.match, false);
  assert.equal(result.exitCode, 65);
  assert.deepEqual(files(result.changed), ['changed.png']);
  assert.deepEqual(files(result.added), ['new one.png']);
  assert.deepEqual(files(result.failed), ['bad.png']);
  assert.deepEqual(files(result.unchanged), ['same.png']);
  assert.deepEqual(result.removed.map(({ id }) => id), ['pictures/pictures/gone']);
  assert.ok(existsSync(result.removed[0].picturePath));
  assert.equal(result.changed[0].change.changedPixels, 2);
  assert.ok(existsSync(path.join(out, result.changed[0].files.difference)));
  assert.match(result.message, /^1 changed, 1 added, 1 removed, 1 failed, 1 unchanged; /);
  assert.deepEqual(result.report, JSON.parse(readFileSync(result.reportPath, 'utf8')));
});

test('each exit code of a run that compared is a result', async (t) => {
  const codeOf = async (pictures, options) => {
    const { expected, actual, out } = folders(t, pictures);
    const result = await compareFolders(expected, actual, { out, ...options });
    assert.equal(result.match, result.exitCode === 0);
    return result.exitCode;
  };
  assert.equal(await codeOf({ 'a.png': [{}, { black: 1 }] }), 1);
  assert.equal(await codeOf({ 'a.png': [{}, {}], 'b.png': [null, {}] }), 2);
  assert.equal(await codeOf({ 'a.png': [{}, null], 'b.png': [{}, {}] }), 2);
  const ignore = [{ x: 0, y: 0, width: 20, height: 10 }];
  assert.equal(await codeOf({ 'a.png': [{}, { black: 1 }] }, { strict: true, ignore }), 4);
  assert.equal(await codeOf({}), 75);
});

test('options reach the program', async (t) => {
  const { expected, actual, out } = folders(t, { 'card-dark.png': [{}, { black: 1 }], 'card-light.png': [{}, {}] });
  const options = { out, pattern: '{component}-{scheme}.png', changed: true, jobs: 2, report: ['junit'] };
  const { changed, unchanged } = await compareFolders(expected, actual, options);
  assert.deepEqual(changed[0].variant, { scheme: 'dark' });
  assert.deepEqual(unchanged[0].files, {});
  assert.ok(existsSync(path.join(out, 'junit.xml')));
  assert.equal(existsSync(path.join(out, 'index.html')), false);
  await assert.rejects(compareFolders(expected, actual, { out, jobs: 0 }), { exitCode: 64, message: /--jobs/ });
  await assert.rejects(compareFolders(expected, actual), /TypeError: the option 'out' is of type undefined; expected a path/);
});

test('the report of an earlier run is not a result', async (t) => {
  const { expected, actual, out } = folders(t, { 'a.png': [{}, {}] });
  writeFileSync(path.join(actual, 'a.png'), 'text');
  assert.equal((await compareFolders(expected, actual, { out })).exitCode, 65);
  const missing = path.join(actual, 'missing');
  const message = `there is no file or folder '${missing}'`;
  await assert.rejects(compareFolders(expected, missing, { out }), { exitCode: 65, message });
});

test('output that cannot be written is an error', async (t) => {
  const { expected, actual } = folders(t, { 'a.png': [{}, {}] });
  const out = path.join(expected, 'a.png', 'run');
  await assert.rejects(compareFolders(expected, actual, { out }), { name: 'DsrenderError', exitCode: 74 });
});

test('a file is not a folder', async (t) => {
  const { expected, out } = folders(t, { 'a.png': [{}, {}] });
  const place = path.join(expected, 'a.png');
  await assert.rejects(compareFolders(place, place, { out }), { exitCode: 64, message: /is a file; expected a folder/ });
});

test('names are taken as they are', async (t) => {
  const { expected, out } = folders(t, {});
  const before = process.cwd();
  process.chdir(path.dirname(expected));
  t.after(() => process.chdir(before));
  for (const name of ['-e', 'Größe 大きさ']) {
    mkdirSync(name);
    file(name, 'two words.png');
    const result = await compareFolders(name, name, { out: `-${name} out`, changed: true });
    assert.equal(result.match, true, name);
    assert.ok(existsSync(result.reportPath), name);
  }
});
