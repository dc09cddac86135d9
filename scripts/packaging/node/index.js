// The ES module. The code is CommonJS, because Jest, and with it Storybook's test runner, loads nothing else from a package.
export { compareFiles, compareFolders, DsrenderError } from './index.cjs';
