export { LeftOwing } from './LeftOwing.tsx';
export { MemberDebts } from './MemberDebts.tsx';
export { MyDebts } from './MyDebts.tsx';
