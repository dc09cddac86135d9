'use strict';

const { spawn } = require('node:child_process');
const fs = require('node:fs/promises');
const os = require('node:os');
const path = require('node:path');
const { fileURLToPath } = require('node:url');
const { isUint8Array } = require('node:util').types;

/**
 * A comparison that has no result, such as one of a file that is missing.
 *
 * index.d.ts describes its members and everything else that this module exports.
 */
class DsrenderError extends Error {
  constructor(message, { exitCode = null, stderr = '', cause } = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'DsrenderError';
    this.exitCode = exitCode;
    this.stderr = stderr;
  }
}

// What messages call these options.
const DIFFERENCE = "the option 'difference'";
const OUT = "the option 'out'";

const value = (name) => (given) => [`--${name}=${given}`];
const flag = (name) => (given) => (given ? [`--${name}`] : []);
const none = () => [];

// What each option of both functions becomes on the command line.
const COMMON_OPTIONS = {
  program: none,
  signal: none,
  ignore: (areas) => areas.map(({ x, y, width, height }) => `--ignore=${x},${y},${width},${height}`),
  convertToSRGB: flag('convert-to-srgb'),
  mode: value('mode'),
  threshold: value('threshold'),
  includeAA: flag('include-aa'),
  alpha: value('alpha'),
  diffMask: flag('diff-mask'),
  aaColor: value('aa-color'),
  diffColor: value('diff-color'),
  diffColorAlt: value('diff-color-alt'),
  checkerboard: (given) => (given ? [] : ['--no-checkerboard']),
};

const FILE_OPTIONS = {
  ...COMMON_OPTIONS,
  difference: (given) => [`--out=${pathOf(given, DIFFERENCE)}`],
  strip: flag('strip'),
};

const FOLDER_OPTIONS = {
  ...COMMON_OPTIONS,
  out: (given) => [`--out=${pathOf(given, OUT)}`],
  pattern: value('pattern'),
  changed: flag('changed'),
  strict: flag('strict'),
  jobs: value('jobs'),
  // The result is read from report.json.
  report: (kinds) => [`--report=${[...new Set(['json', ...kinds])].join(',')}`],
};

// Exit codes of a run that has looked at its pictures; any other code is an error, even if a report was written.
const EXIT_CODES_OF_RESULTS = new Set([0, 1, 2, 4, 65, 75]);

/** Compares two pictures, each a path, a file URL or the bytes of a file. */
async function compareFiles(expected, actual, options = {}) {
  const words = wordsOf(options, FILE_OPTIONS);
  const difference = options.difference === undefined ? undefined : pathOf(options.difference, DIFFERENCE);
  const pictures = { expected, actual };
  for (const [name, picture] of Object.entries(pictures)) {
    if (!isUint8Array(picture)) pictures[name] = await existing(picture, name, 'picture');
  }
  options.signal?.throwIfAborted();
  const bytes = Object.entries(pictures).filter(([, picture]) => isUint8Array(picture));
  let folder = null;
  if (bytes.length > 0) {
    folder = await attempt('make a temporary folder', fs.mkdtemp(path.join(os.tmpdir(), 'dsrender-')));
  }
  try {
    for (const [name, picture] of bytes) {
      pictures[name] = path.join(folder, name);
      await attempt(`write '${pictures[name]}'`, fs.writeFile(pictures[name], picture));
    }
    if (difference !== undefined) {
      const parent = path.dirname(difference);
      await attempt(`make the folder '${parent}'`, fs.mkdir(parent, { recursive: true }));
    }
    const ended = await run(options, ['diff', '--json', ...words, pictures.expected, pictures.actual]);
    // Messages name a picture that was given as bytes, not the temporary file.
    for (const [name] of bytes) ended.stderr = ended.stderr.replaceAll(pictures[name], `the ${name} picture`);
    if (ended.code !== 0 && ended.code !== 1) throw failure(ended);
    return resultOfFiles(parsed(ended.stdout, ended, 'its findings'), difference);
  } finally {
    if (folder !== null) await fs.rm(folder, { recursive: true, force: true });
  }
}

/** Compares the pictures of two folders by name, and writes a page and reports into a third. */
async function compareFolders(expected, actual, options = {}) {
  const words = wordsOf(options, FOLDER_OPTIONS);
  const out = pathOf(options.out, OUT);
  const folders = [await existing(expected, 'expected', 'folder'), await existing(actual, 'actual', 'folder')];
  const reportPath = path.join(out, 'report.json');
  // A run that ends before it compares leaves the report of an earlier run.
  const earlier = await versionOf(reportPath);
  const ended = await run(options, ['diff', ...words, ...folders]);
  const written = await versionOf(reportPath);
  if (!EXIT_CODES_OF_RESULTS.has(ended.code) || written === null || written === earlier) throw failure(ended);
  const text = await attempt(`read '${reportPath}'`, fs.readFile(reportPath, 'utf8'));
  return resultOfFolders(parsed(text, ended, `'${reportPath}'`), reportPath);
}

/** The words of a command line for options, of which every name must be known. */
function wordsOf(options, known) {
  return Object.entries(options).flatMap(([name, given]) => {
    if (!Object.hasOwn(known, name)) {
      throw new TypeError(`there is no option '${name}'; expected one of ${Object.keys(known).sort().join(', ')}`);
    }
    return given === undefined ? [] : known[name](given);
  });
}

/** The path in a string or file URL. */
function pathOf(given, what, wanted = 'a path or a file URL') {
  const text = typeof given?.href === 'string' ? fileURLToPath(given) : given;
  if (typeof text !== 'string' || text === '') {
    throw new TypeError(`${what} is ${text === '' ? 'empty' : `of type ${typeof text}`}; expected ${wanted}`);
  }
  // A path that begins with a dash would be an option.
  return text.startsWith('-') ? `./${text}` : text;
}

/** The path of a picture or folder. The program reports one that is missing; it would accept two of the other kind. */
async function existing(given, name, kind) {
  const wanted = kind === 'picture' ? 'a path, a file URL or the bytes of a picture' : undefined;
  const file = pathOf(given, `'${name}'`, wanted);
  const isFolder = await fs.stat(file).then((status) => status.isDirectory(), () => null);
  if (isFolder !== null && isFolder !== (kind === 'folder')) {
    const [is, hint] = isFolder ? ['folder', 'compareFolders'] : ['file', 'compareFiles'];
    throw new DsrenderError(`'${file}' is a ${is}; expected a ${kind}\n  hint: call ${hint}`, { exitCode: 64 });
  }
  return file;
}

/** The result of work on files, whose errors become this module's own. */
async function attempt(what, work) {
  try {
    return await work;
  } catch (cause) {
    throw new DsrenderError(`cannot ${what}: ${cause.message}`, { exitCode: 74, cause });
  }
}

/** Differs for each time that a file is written; null for a file that is missing. */
async function versionOf(file) {
  const status = await fs.stat(file, { bigint: true }).catch(() => null);
  return status && `${status.ino} ${status.mtimeNs}`;
}

/** The program's path, or its name if PATH has to be searched. */
async function findProgram(given) {
  const named = given ?? process.env.DSRENDER;
  if (named) return named;
  const { version } = require('./package.json');
  const machine = { x64: 'x86_64', arm64: 'aarch64' }[process.arch] ?? process.arch;
  const parts = __dirname.split(path.sep);
  for (let count = parts.length - 1; count > 0; count -= 1) {
    if (parts[count] !== 'node_modules') continue;
    const project = parts.slice(0, count).join(path.sep);
    const program = path.join(project, `dsrender-${version}-linux-${machine}`, 'bin', 'dsrender');
    if (await fs.access(program, fs.constants.X_OK).then(() => true, () => false)) return program;
  }
  return 'dsrender';
}

/** Runs the program to its end, and returns what it printed. */
async function run({ program: given, signal }, words) {
  const program = await findProgram(given);
  signal?.throwIfAborted();
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  const texts = { stdout: '', stderr: '' };
  for (const name of Object.keys(texts)) {
    child[name].setEncoding('utf8').on('data', (text) => {
      texts[name] += text;
    });
  }
  return new Promise((resolve, reject) => {
    let kill;
    const abort = () => {
      // The program finishes the pictures at hand, which takes at most 10 seconds. One that takes longer hangs.
      child.kill('SIGTERM');
      kill = setTimeout(() => child.kill('SIGKILL'), 15_000);
    };
    const finish = (settle, result) => {
      clearTimeout(kill);
      signal?.removeEventListener('abort', abort);
      settle(result);
    };
    signal?.addEventListener('abort', abort);
    child.on('error', (cause) => finish(reject, notStarted(program, cause)));
    // The output may stay open longer, if the program is a script that has started others.
    child.on('exit', () => signal?.aborted && finish(reject, signal.reason));
    child.on('close', (code, by) => finish(resolve, { program, code, by, ...texts }));
  });
}

function notStarted(program, cause) {
  const why = cause.code === 'ENOENT' ? `there is no program '${program}'` : `cannot run '${program}': ${cause.message}`;
  const hint = "install dsrender, or name the program by the option 'program' or the variable DSRENDER";
  return new DsrenderError(`${why}\n  hint: ${hint}`, { cause });
}

/** The error for a program that ended without a result. */
function failure({ program, code, by, stderr }) {
  const how = by ? `was ended by ${by}` : `exited with ${code}`;
  const message = stderr.trim().replace(/^(dsrender|Error): /, '') || `'${program}' ${how} and gave no reason`;
  return new DsrenderError(message, { exitCode: code, stderr });
}

/** What the program wrote as JSON, in the version of the format that this package reads. */
function parsed(text, { program, code, stderr }, what) {
  let json;
  try {
    json = JSON.parse(text);
  } catch {
    json = null;
  }
  if (json?.version === 1) return json;
  const message = `'${program}' did not write ${what} as JSON of version 1`;
  throw new DsrenderError(`${message}\n  hint: use the program and the package of the same release`, { exitCode: code, stderr });
}

function resultOfFiles({ pictures: [picture] }, difference) {
  if (picture === undefined) return { match: true };
  const { name, status, ...change } = picture;
  const { changedPixels = 0, totalPixels, expectedSize, actualSize } = change;
  // Sizes are printed only by an exact comparison of pixels; the modes of pixelmatch need pictures of one size.
  const sizesDiffer = expectedSize?.width !== actualSize?.width || expectedSize?.height !== actualSize?.height;
  const result = {
    match: false,
    reason: sizesDiffer ? 'size' : changedPixels > 0 ? 'pixels' : 'colors',
    message: '',
    changedPixels,
    share: changedPixels > 0 ? changedPixels / totalPixels : 0,
    regions: [],
    ...change,
  };
  result.message = messageOfFiles(result);
  if (difference !== undefined) result.differencePath = difference;
  return result;
}

function messageOfFiles({ reason, changedPixels, totalPixels, share, expectedSize, actualSize, regions, colors }) {
  if (reason === 'colors') {
    return `the pixels are equal, but not the colours that they mean: expected: ${colors.expected}; actual: ${colors.actual}`;
  }
  const percent = share < 0.0001 ? 'less than 0.01' : Number((share * 100).toFixed(2));
  const places = regions.slice(0, 3).map(({ x, y, width, height }) => `${width}×${height} at ${x},${y}`);
  if (regions.length > 3) places.push(`${regions.length - 3} more`);
  const where = places.length > 0 ? `, regions: ${places.join('; ')}` : '';
  const pixels = `${changedPixels} of ${totalPixels} pixels differ (${percent}%)${where}`;
  if (reason === 'pixels') return pixels;
  const [before, after] = [expectedSize, actualSize].map(({ width, height }) => `${width}×${height}`);
  return `expected ${before} pixels, actual ${after} pixels; ${pixels}`;
}

function resultOfFolders(report, reportPath) {
  const out = path.dirname(reportPath);
  const shots = (status) => report.shots.filter((shot) => shot.status === status);
  const pictures = new Map((report.orphanPictures ?? []).map(({ id, file }) => [id, path.join(out, file)]));
  const result = {
    match: report.exit.code === 0,
    exitCode: report.exit.code,
    message: '',
    changed: shots('changed'),
    added: shots('added'),
    removed: (report.orphans ?? []).map((id) => (pictures.has(id) ? { id, picturePath: pictures.get(id) } : { id })),
    failed: shots('failed'),
    unchanged: shots('unchanged'),
    reportPath,
    report,
  };
  const counts = ['changed', 'added', 'removed', 'failed', 'unchanged'].map((status) => `${result[status].length} ${status}`);
  result.message = [counts.join(', '), report.exit.meaning, ...report.faults.map(({ message }) => message)].join('; ');
  return result;
}

module.exports = { compareFiles, compareFolders, DsrenderError };
