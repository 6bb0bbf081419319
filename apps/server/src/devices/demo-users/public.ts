export { createDemoUsers, type DemoUsers } from './demo-users.service.ts';
