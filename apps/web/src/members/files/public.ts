export { MemberFiles } from './MemberFiles.tsx';
