export { DocumentEditor } from './DocumentEditor.tsx';
export { Documents } from './Documents.tsx';
export { documentState } from './document-kinds.ts';
