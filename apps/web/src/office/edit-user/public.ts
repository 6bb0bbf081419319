export { Alerts } from './Alerts.tsx';
