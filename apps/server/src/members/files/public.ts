export { createFiles } from './files.service.ts';
export type { KeptFiles } from './kept-files.service.ts';
