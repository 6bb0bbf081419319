export { createFiles } from './files.service.ts';
export type { FileStorage } from './kept-files.service.ts';
