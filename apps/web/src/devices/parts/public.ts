export { DevicesPage } from './DevicesPage.tsx';
export { tabNamed } from './DeviceTabs.tsx';
