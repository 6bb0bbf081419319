export { refuseForeignBridge } from './bridge-of-club.checks.ts';
export { brokerPorts } from './bridges.ports.ts';
export { ONLINE_SECONDS } from './bridges.present.ts';
export { type Bridges, createBridges } from './bridges.service.ts';
export { createRegistration, type Registration } from './registration.service.ts';
