export { CodeToType } from './CodeToType.tsx';
export { CopyButton } from './CopyButton.tsx';
export { DevicesPage } from './DevicesPage.tsx';
export { tabNamed } from './DeviceTabs.tsx';
