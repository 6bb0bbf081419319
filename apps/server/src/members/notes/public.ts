export { insertNote } from './notes.store.ts';
