export { Alerts } from './alerts/Alerts.tsx';
