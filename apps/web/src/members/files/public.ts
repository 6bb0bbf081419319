export { FileList } from './FileList.tsx';
export { FileEditor } from './file-dialogs.ts';
export { MemberFiles } from './MemberFiles.tsx';
