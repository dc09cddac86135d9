// Pictures for tests, and a folder for them.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';

/** A new folder, removed after the test. */
export function folderOf(test) {
  const folder = mkdtempSync(path.join(tmpdir(), 'pictures of a test '));
  test.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The bytes of a white PNG, in which the given number of pixels are black, from the top left. */
export function picture({ width = 20, height = 10, black = 0, chunks = [] } = {}) {
  const rows = Buffer.alloc(height * (1 + width), 255);
  for (let y = 0; y < height; y += 1) rows[y * (1 + width)] = 0;
  for (let at = 0; at < black; at += 1) rows[Math.floor(at / width) * (1 + width) + 1 + (at % width)] = 0;
  const header = Buffer.from([...word(width), ...word(height), 8, 0, 0, 0, 0]);
  const all = [['IHDR', header], ...chunks, ['IDAT', deflateSync(rows)], ['IEND', Buffer.alloc(0)]];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...all.map(([name, bytes]) => chunk(name, bytes))]);
}

/** Writes a picture, and returns its path. */
export function file(folder, name, options) {
  const place = path.join(folder, name);
  writeFileSync(place, picture(options));
  return place;
}

/** A number as four bytes, the highest first. */
export function word(number) {
  return [number >>> 24, (number >>> 16) & 255, (number >>> 8) & 255, number & 255];
}

function chunk(name, bytes) {
  const content = Buffer.concat([Buffer.from(name, 'latin1'), bytes]);
  return Buffer.concat([Buffer.from(word(bytes.length)), content, Buffer.from(word(checksum(content)))]);
}

/** CRC-32, as the specification of PNG defines it. */
function checksum(bytes) {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
