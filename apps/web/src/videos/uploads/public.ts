export { FilesField } from './FilesField.tsx';
export { type Carrier, type ClipCalls, type Sending, sendFile, useSending } from './sending.ts';
export { titleOfFile } from './title-of-file.ts';
