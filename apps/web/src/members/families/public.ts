export { MemberFamily } from './MemberFamily.tsx';
export { MyFamilies } from './MyFamilies.tsx';
