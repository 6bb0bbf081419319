import type { WizardFrame } from '../../kit/wizard/Wizard.tsx';
import type { FirstFacts } from './use-first-steps.ts';

/** What every step of the first club is told. */
export interface StepProps {
  readonly frame: WizardFrame;
  readonly facts: FirstFacts;
  /** Words of the way on: what comes next. */
  readonly nextLabel: string;
  readonly onDone: () => void;
  readonly onBack?: (() => void) | undefined;
}
