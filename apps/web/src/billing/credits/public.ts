import { lazyComponent } from '../../kit/lazy-component.tsx';

export { CreditsPackages } from './CreditsPackages.tsx';
export { Ledger } from './Ledger.tsx';
export { MemberCredits } from './MemberCredits.tsx';

export const PackageSale = lazyComponent(() => import('./SellPackage.tsx').then((it) => it.PackageSale));
