export { SiteCode } from './SiteCode.tsx';
export { SiteColors } from './SiteColors.tsx';
