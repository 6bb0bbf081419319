export { AccountSection } from './AccountSection.tsx';
