import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { compareFiles, DsrenderError } from 'dsrender';
import { file, folderOf, picture, word } from './pictures.js';

test('equal pictures match', async (t) => {
  const folder = folderOf(t);
  assert.deepEqual(await compareFiles(file(folder, 'a.png'), file(folder, 'b.png')), { match: true });
});

test('a changed picture has its pixels, regions and difference', async (t) => {
  const folder = folderOf(t);
  const difference = path.join(folder, 'made', 'here', 'difference.png');
  const result = await compareFiles(file(folder, 'a.png'), file(folder, 'b.png', { black: 3 }), { difference });
  assert.deepEqual(result, {
    match: false,
    reason: 'pixels',
    message: '3 of 200 pixels differ (1.5%), regions: 3×1 at 0,0',
    changedPixels: 3,
    totalPixels: 200,
    share: 0.015,
    largestDifference: 255,
    expectedSize: { width: 20, height: 10 },
    actualSize: { width: 20, height: 10 },
    regions: [{ x: 0, y: 0, width: 3, height: 1 }],
    differencePath: difference,
  });
  assert.equal(readFileSync(difference).toString('latin1', 1, 4), 'PNG');
});

test('different sizes are the reason', async (t) => {
  const folder = folderOf(t);
  const result = await compareFiles(file(folder, 'a.png'), file(folder, 'b.png', { height: 12 }));
  assert.equal(result.reason, 'size');
  const counts = '40 of 240 pixels differ (16.67%), regions: 20×2 at 0,10';
  assert.equal(result.message, `expected 20×10 pixels, actual 20×12 pixels; ${counts}`);
});

test('different colours of equal pixels are the reason', async () => {
  const chunks = [['gAMA', Buffer.from(word(100_000))]];
  const result = await compareFiles(picture(), picture({ chunks }));
  assert.equal(result.reason, 'colors');
  assert.equal(result.changedPixels, 0);
  assert.match(result.message, /^the pixels are equal, but not the colours that they mean: expected: .+; actual: ./);
  assert.deepEqual(await compareFiles(picture(), picture({ chunks }), { convertToSRGB: true }), { match: true });
});

test('options reach the program', async () => {
  const pair = [picture(), picture({ black: 3 })];
  assert.equal((await compareFiles(...pair, { ignore: [{ x: 0, y: 0, width: 3, height: 1 }] })).match, true);
  assert.equal((await compareFiles(...pair, { mode: 'pixelmatch', threshold: 1 })).match, true);
  assert.deepEqual(await compareFiles(...pair, { mode: 'pixelmatch', includeAA: true, checkerboard: false }), {
    match: false,
    reason: 'pixels',
    message: '3 of 200 pixels differ (1.5%)',
    changedPixels: 3,
    totalPixels: 200,
    share: 0.015,
    regions: [],
  });
  const misspelt = /TypeError: there is no option 'treshold'; expected one of .*threshold/;
  await assert.rejects(compareFiles(...pair, { treshold: 1 }), misspelt);
  const modeless = { name: 'DsrenderError', exitCode: 64, message: /^--threshold .*--mode pixelmatch/ };
  await assert.rejects(compareFiles(...pair, { threshold: 1 }), modeless);
});

test('bytes and file URLs are pictures', async (t) => {
  const folder = folderOf(t);
  const place = file(folder, 'a.png');
  assert.equal((await compareFiles(pathToFileURL(place), picture())).match, true);
  assert.equal((await compareFiles(new Uint8Array(picture({ black: 1 })), place)).match, false);
});

test('a temporary folder does not stay', async (t) => {
  const folder = folderOf(t);
  const before = process.env.TMPDIR;
  process.env.TMPDIR = path.join(folder, 'temporary');
  t.after(() => (before === undefined ? delete process.env.TMPDIR : (process.env.TMPDIR = before)));
  const expected = { name: 'DsrenderError', exitCode: 74, message: /temporary folder/ };
  await assert.rejects(compareFiles(picture(), picture()), expected);
  process.env.TMPDIR = folder;
  await compareFiles(picture(), picture({ black: 1 }));
  await assert.rejects(compareFiles(picture(), Buffer.from('no picture')));
  assert.deepEqual(readdirSync(folder), []);
});

test('a missing picture is an error that names it', async (t) => {
  const missing = path.join(folderOf(t), 'missing.png');
  await assert.rejects(compareFiles(missing, picture()), (error) => {
    assert.ok(error instanceof DsrenderError);
    assert.equal(error.exitCode, 65);
    assert.equal(error.message, `there is no file or folder '${missing}'`);
    return true;
  });
});

test('an unreadable picture is an error that names it', async (t) => {
  const place = path.join(folderOf(t), 'text.png');
  writeFileSync(place, 'text');
  const of = (name) => ({ exitCode: 65, message: new RegExp(`^${name}: error: .*\\n  hint: `) });
  await assert.rejects(compareFiles(place, picture()), of(place));
  await assert.rejects(compareFiles(picture(), Buffer.from('text')), of('the actual picture'));
  await assert.rejects(compareFiles(picture(), undefined), /TypeError: 'actual' is of type undefined; expected a path, /);
});

test('a folder is not a picture', async (t) => {
  const folder = folderOf(t);
  const message = /is a folder; expected a picture\n {2}hint: call compareFolders/;
  await assert.rejects(compareFiles(folder, folder), { exitCode: 64, message });
});

test('names are taken as they are', async (t) => {
  const folder = folderOf(t);
  const before = process.cwd();
  process.chdir(folder);
  t.after(() => process.chdir(before));
  for (const name of ['two words.png', '-o.png', '--json', 'Größe 大きさ 🎈.png', "it's $HOME;.png", 'a,b=c.png']) {
    file(folder, name, { black: 1 });
    assert.equal((await compareFiles(name, picture({ black: 1 }))).match, true, name);
    const result = await compareFiles(picture(), name, { difference: `-${name}` });
    assert.equal(result.changedPixels, 1, name);
    assert.ok(existsSync(result.differencePath), name);
  }
});

test('eight comparisons run at once', async () => {
  const counts = [0, 1, 2, 3, 4, 5, 6, 7];
  const results = await Promise.all(counts.map((black) => compareFiles(picture(), picture({ black }))));
  assert.deepEqual(results.map((result) => result.changedPixels ?? 0), counts);
});

test('CommonJS gets the same functions', () => {
  const required = createRequire(import.meta.url)('dsrender');
  assert.equal(required.compareFiles, compareFiles);
  assert.equal(required.DsrenderError, DsrenderError);
});
