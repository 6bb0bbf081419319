export { createNotes } from './notes.service.ts';
export { insertNote } from './notes.store.ts';
