export { usagePorts } from './licenses.ports.ts';
export { createLicenses, type Licenses } from './licenses.service.ts';
export { insertEnterprise, licensesOf } from './licenses.store.ts';
