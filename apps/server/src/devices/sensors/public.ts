export { unknownStrapPorts } from './sensors.ports.ts';
export { createSensors, type Sensors } from './sensors.service.ts';
