export { CreditsPackages } from './CreditsPackages.tsx';
export { Ledger } from './Ledger.tsx';
export { MemberCredits } from './MemberCredits.tsx';
