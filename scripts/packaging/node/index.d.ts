/** A path, or the URL of a file, such as `new URL('expected/home.png', import.meta.url)`. */
export type Path = string | URL;

/**
 * A picture: a path, a file URL, or the bytes of a PNG, JPEG or WebP file, such as the `Buffer` of Playwright's `screenshot()`.
 *
 * Bytes are written into a temporary folder, which is removed when the comparison ends.
 */
export type Picture = Path | Uint8Array;

/** A rectangle in pixels, from the top left corner. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A width and a height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/**
 * The options of both functions.
 *
 * Comparisons are exact unless `mode` says otherwise. The options below `mode` need a mode of pixelmatch, and have its names.
 */
export interface CompareOptions {
  /**
   * The program.
   *
   * Without it, the environment variable `DSRENDER` names the program. Without both, it is the one of the archive
   * `dsrender-VERSION-linux-ARCHITECTURE`, unpacked beside the `node_modules` that contains this package, or else `dsrender` in
   * `PATH`.
   */
  program?: string;
  /**
   * Stops the comparison.
   *
   * The promise is rejected with the signal's reason when the program has ended. Before, the program finishes the pictures at
   * hand, which takes at most 10 seconds.
   */
  signal?: AbortSignal;
  /** Areas that do not count. */
  ignore?: readonly Area[];
  /** Converts the colours of both pictures to sRGB first, from what the files state about them. */
  convertToSRGB?: boolean;
  /** Compares exactly (the default), or counts as pixelmatch 7.2 or 6 does. */
  mode?: 'exact' | 'pixelmatch' | 'pixelmatch-6';
  /** The distance that is tolerated, 0 to 1; 0.1 by default. */
  threshold?: number;
  /** Also counts pixels that look like anti-aliasing. */
  includeAA?: boolean;
  /** The opacity of the expected picture in the drawing, 0 to 1; 0.1 by default. */
  alpha?: number;
  /** Draws only the differing pixels, on a transparent background. */
  diffMask?: boolean;
  /** The colour of pixels that look like anti-aliasing, as `#rrggbb`. */
  aaColor?: string;
  /** The colour of differing pixels, as `#rrggbb`. */
  diffColor?: string;
  /** The colour of differing pixels that became darker, as `#rrggbb`. */
  diffColorAlt?: string;
  /** If false, blends translucent pixels with white, as pixelmatch 6 does. */
  checkerboard?: boolean;
}

/** The options of {@link compareFiles}. */
export interface CompareFilesOptions extends CompareOptions {
  /** The PNG file to draw the difference into. It is also written if the pictures are equal. Its folder is made. */
  difference?: Path;
  /** Draws the expected picture, the difference and the actual picture side by side. */
  strip?: boolean;
}

/** The options of {@link compareFolders}. */
export interface CompareFoldersOptions extends CompareOptions {
  /** The folder for the page, the reports and the pictures. Two comparisons cannot write into one folder at the same time. */
  out: Path;
  /** How names split into component, scenario and axes, such as `{component}/{scenario}-{browser}.png`; guessed by default. */
  pattern?: string;
  /** Writes no pictures that equal the expected ones. */
  changed?: boolean;
  /** Gives the exit code 4 if a rule covers more than half of a picture. */
  strict?: boolean;
  /** The number of workers, 1 to 256; one per core by default. */
  jobs?: number;
  /** The reports to write; `json`, `junit`, `html` and `markdown` by default. `json` is always written. */
  report?: readonly ('json' | 'junit' | 'html' | 'markdown' | 'github' | 'gitlab')[];
}

/** The result for two equal pictures. */
export interface Match {
  match: true;
  /** Absent. It is declared so that `result.message` compiles before you know which result it is. */
  message?: undefined;
}

/**
 * The result for two pictures that differ.
 *
 * The modes of pixelmatch only count: `regions` is empty then, and sizes and the largest difference are absent, unless the sizes
 * differ.
 */
export interface Mismatch {
  match: false;
  /**
   * What differs: the pixels of pictures of one size, the sizes, or only the colours that equal pixels mean.
   *
   * Pictures of different sizes are compared from their top left corners.
   */
  reason: 'pixels' | 'size' | 'colors';
  /** The difference in words, for the message of a test. */
  message: string;
  /** The number of pixels that differ; 0 if only the meaning of colours does. */
  changedPixels: number;
  /** `changedPixels / totalPixels`, 0 to 1. */
  share: number;
  /** Rectangles that contain all differing pixels, at most 32; `moved` says how far the pixels of one moved. */
  regions: (Area & { moved?: { x: number; y: number } })[];
  /** The larger width times the larger height; absent if only the meaning of colours differs. */
  totalPixels?: number;
  /** The largest difference of one channel, 1 to 255. */
  largestDifference?: number;
  /** Replaces `largestDifference` if 16 bits a sample differ and 8 do not. */
  largestDifferenceOf65535?: number;
  expectedSize?: Size;
  actualSize?: Size;
  /** What the files state about their colours, in words, if it differs. */
  colors?: { expected: string; actual: string };
  /** The names of the chunks about colours that differ, if both files are PNG. */
  colorChunks?: string[];
  /** The option `difference` as a path. */
  differencePath?: string;
}

/**
 * Compares two pictures.
 *
 * ```js
 * const { match, message } = await compareFiles('expected/home.png', await page.screenshot());
 * ```
 *
 * @returns Whether the pictures are equal, and otherwise how they differ.
 * @throws {DsrenderError} If there is no result: a picture is missing or unreadable (exit code 65), an option is wrong (64), or
 *   the program cannot run (null).
 * @throws {TypeError} If an option is unknown, or an argument is not a picture.
 */
export function compareFiles(expected: Picture, actual: Picture, options?: CompareFilesOptions): Promise<Match | Mismatch>;

/** An expected picture that has no actual one. */
export interface RemovedPicture {
  id: string;
  /** Its copy in the folder of `out`, if the report `html` was written. */
  picturePath?: string;
}

/** The result for two folders. */
export interface FoldersResult {
  /** Whether every picture equals its counterpart, and there is at least one: `exitCode` is 0. */
  match: boolean;
  /**
   * The exit code of the run: 0 if all are equal, 1 if some differ, 2 if one has no counterpart, 4 if a rule covers too much
   * (`strict`), 65 if one cannot be read, 75 if nothing was compared or a file was left out that may differ.
   */
  exitCode: number;
  /** The counts in words, for the message of a test. */
  message: string;
  /** Pictures that differ. `change` says how, and `files.difference` is a path below `out`. */
  changed: Shot[];
  /** Pictures that have no expected one. */
  added: Shot[];
  removed: RemovedPicture[];
  /** Pictures that cannot be read. `failure` says why. */
  failed: Shot[];
  unchanged: Shot[];
  /** The path of `report.json`. */
  reportPath: string;
  report: Report;
}

/**
 * Compares the pictures of two folders by name, and writes a page, reports and pictures into the folder of `out`.
 *
 * ```js
 * const { match, message } = await compareFolders('expected', 'test-results/pictures', { out: 'shots' });
 * ```
 *
 * `dsrender review shots --expected expected --actual test-results/pictures` then lets you decide about the pictures.
 *
 * @returns The pictures by status. Pictures that are unreadable, added or removed are part of the result.
 * @throws {DsrenderError} If there is no result: a folder is missing (exit code 65), an option is wrong (64), the output cannot
 *   be written (74), the run was interrupted (130), or the program cannot run (null).
 * @throws {TypeError} If an option is unknown or an argument is not a path.
 */
export function compareFolders(expected: Path, actual: Path, options: CompareFoldersOptions): Promise<FoldersResult>;

/** A comparison that has no result. Its message states what is wrong, where, and what to do. */
export class DsrenderError extends Error {
  /** The exit code of the program or of what prevented its start; null if it could not start or a signal ended it. */
  readonly exitCode: number | null;
  /** All that the program printed on its standard error. */
  readonly stderr: string;
}

/** `report.json`, in the version of its format that this package reads. Members that are not listed may appear. */
export interface Report {
  schema: 'dsrender-report';
  version: number;
  tool: string;
  configuration: string;
  selection: string[];
  /** The beginning of the addresses of the pictures, if they are not beside the report. */
  picturesAt?: string;
  exit: { code: number; meaning: string };
  counts: Counts;
  systems: System[];
  orphans: string[] | null;
  orphanPictures?: { id: string; file: string; width: number; height: number }[];
  staleLines?: string[];
  renamed: { id: string; baseline: string; moved: boolean }[];
  interrupted: boolean;
  faults: { code: number; message: string }[];
  warnings: Problem[];
  /** The first problem of each file that cannot be used and that no shot of the run shows. */
  unshownFaults?: Problem[];
  explanation?: Explanation;
  shots: Shot[];
}

/** How many pictures there are. */
export interface Counts {
  matrix: number;
  selected: number;
  finished: number;
  unchanged: number;
  changed: number;
  added: number;
  failed: number;
  recorded: number;
}

/** A set of pictures whose names have the same axes. */
export interface System {
  name: string;
  fingerprint: string;
  pictures?: boolean;
  axes: { name: string; values: string[] }[];
  /** Of systems that dsrender draws; sets of pictures have none. */
  components?: Component[];
}

/** A component as its file describes it. */
export interface Component {
  name: string;
  description?: string;
  /** The file and the line. */
  place: string;
  parameters: { name: string; type: string; default?: string; optional: boolean; description?: string }[];
  slots: string[];
  styles: string[];
  do: string[];
  dont: string[];
  tokens: string[];
}

/** A picture, and its result. */
export interface Shot {
  /** `system/component/scenario@values`. */
  id: string;
  status: 'unchanged' | 'changed' | 'added' | 'failed';
  system: string;
  component: string;
  scenario: string;
  description?: string;
  /** The values of the axes in its name. */
  variant: Record<string, string>;
  /** Pixels per point. */
  scale: number;
  width?: number;
  height?: number;
  recorded?: boolean;
  /** How a changed picture differs. */
  change?: Change;
  baselineWasDeleted?: boolean;
  /** Why a failed picture has no result. */
  failure?: { code: number; problems: Problem[] };
  warnings?: Problem[];
  /** What keeps it from being approved. */
  findings?: Problem[];
  pixels?: { actual: string; expected?: string };
  /** What `ignore` and `mode` kept from counting. */
  within?: { ignoredPixels: number; toleratedPixels: number; rules: string[] };
  /** The compared files, below the folders as you gave them. The expected one of an added picture does not exist. */
  pair?: { expected: string; actual: string };
  /** Paths below `out`, each if the file was written. */
  files: { png?: string; svg?: string; expected?: string; actual?: string; difference?: string };
  /** The baselines that a changed shot has had, if git knows earlier ones; not of pictures that another program made. */
  history?: {
    present?: { commit: string; date: string };
    earlier: { commit: string; date: string; picture?: string }[];
    hasOlder: boolean;
  };
  reproduce?: string;
  approve?: string;
}

/** How a changed picture differs. */
export interface Change {
  changedPixels: number;
  totalPixels: number;
  share: number;
  largestDifference: number;
  baselineWidth: number;
  baselineHeight: number;
  /** What else is known of the difference, in words. */
  remarks?: string[];
  baselineFingerprint?: string;
  regions: Area[];
}

/** What is wrong with a file, and where. */
export interface Problem {
  id: string;
  severity: 'warning' | 'finding' | 'error';
  message: string;
  file: string;
  /** From 1; 0 if unknown. */
  line: number;
  /** From 1; 0 if unknown. */
  column: number;
  hint?: string;
  because?: string;
}

/** Changed pictures in groups of differences that are alike. */
export interface Explanation {
  base?: string;
  problem?: string;
  hint?: string;
  groups: Group[];
}

/** Changed pictures whose differences are alike. */
export interface Group {
  /** What `dsrender approve --group` takes. */
  number: number;
  proof: 'complete' | 'partial' | 'none' | 'alike';
  reason?: string;
  causes: Cause[];
  effects: string[];
  /** Ids. */
  shots: string[];
}

/** What the differences of a group have in common. */
export interface Cause {
  kind: string;
  subject: string;
  before?: string;
  after?: string;
  lines?: string[];
  place?: Place;
  basePlace?: Place;
}

/** A place in a file. */
export interface Place {
  file: string;
  /** From 1; 0 if unknown. */
  line: number;
  /** From 1; 0 if unknown. */
  column: number;
}
