export { createSensors, type Sensors } from './sensors.service.ts';
