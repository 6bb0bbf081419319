import type { AccessTable } from '../access.ts';

/**
 * The view is for all signed-in users (PLT-022); the service returns it only to its athletes and the staff of its club (decision
 * 0061).
 */
export const access: AccessTable = {
  'groupTrainings.get': 'signed in',
};
