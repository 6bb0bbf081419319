import { later } from '../../kit/later.tsx';

export { CreditsPackages } from './CreditsPackages.tsx';
export { Ledger } from './Ledger.tsx';
export { MemberCredits } from './MemberCredits.tsx';

export const PackageSale = later(() => import('./SellPackage.tsx').then((it) => it.PackageSale));
