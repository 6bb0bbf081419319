export { MemberFamilyDebts } from './MemberFamilyDebts.tsx';
export { MyFamilyDebts } from './MyFamilyDebts.tsx';
