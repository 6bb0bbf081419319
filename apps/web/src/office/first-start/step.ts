import type { WizardFrame } from '../../kit/wizard/Wizard.tsx';
import type { FirstFacts } from './use-first-steps.ts';

export interface StepProps {
  readonly frame: WizardFrame;
  readonly facts: FirstFacts;
  readonly nextLabel: string;
  readonly onDone: () => void;
  readonly onBack?: (() => void) | undefined;
}
