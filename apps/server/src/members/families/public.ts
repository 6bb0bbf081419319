export { createFamilies, type Families } from './families.service.ts';
