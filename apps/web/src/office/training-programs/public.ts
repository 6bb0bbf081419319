export { MemberPrograms } from './MemberPrograms.tsx';
