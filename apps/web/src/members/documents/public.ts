export { Documents } from './Documents.tsx';
export { DocumentEditor } from './document-editor.ts';
export { documentState } from './document-kinds.ts';
