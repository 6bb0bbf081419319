export { LastNotes } from './LastNotes.tsx';
export { Notes } from './Notes.tsx';
