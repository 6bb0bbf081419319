export type { FileStorage } from './file-storage.service.ts';
export { createFiles } from './files.service.ts';
