import type { Form } from '../form/use-form.ts';
import { showWhatIsWrong } from '../form/what-is-wrong.ts';
import { type BarEffects, SaveBar } from './SaveBar.tsx';

interface FormBarProps<Values extends object, Output, Result> {
  form: Form<Values, Output>;
  /** Stores what the check made of the values; null where it was not stored and that was said already. */
  save: (output: Output) => Promise<Result | null>;
  /** The verb of what does not exist yet. */
  act?: string | undefined;
  /** Beside the verb what does more than it in one, and is meant more often. */
  further?: { readonly act: string; readonly save: (output: Output) => Promise<Result | null> } | undefined;
  /** How much was changed, where that is more than how many fields. */
  changes?: number;
  /** What is to be corrected, where it is said better than by the number of fields. */
  wrong?: string | undefined;
  /** What saving will do. */
  effects?: BarEffects | undefined;
  /** Once the form has forgotten its changes; `leaving` when it was saved on the way out. */
  onSaved?: (result: Result, leaving: boolean) => void;
  /** Leads to the next of what was changed, where there is a place of it. */
  onShow?: (() => void) | undefined;
  /** Takes the last step back, where there is one. */
  onUndo?: (() => void) | undefined;
  /** What is to be put back besides the values. */
  onDiscard?: () => void;
}

/** The save bar of a form. */
export function FormBar<Values extends object, Output, Result>(props: FormBarProps<Values, Output, Result>) {
  const { form, save, act, further, changes = form.changed.length, wrong, effects, onSaved, onShow, onUndo, onDiscard } = props;
  const saveBy = async (store: typeof save, leaving: boolean) => {
    const result = await form.save(store);
    if (result === null) showWhatIsWrong();
    else onSaved?.(result, leaving);
    return result !== null;
  };
  return (
    <SaveBar
      changes={changes}
      errors={Object.keys(form.errors).length}
      wrong={wrong}
      effects={effects}
      saving={form.saving}
      act={act}
      onShow={onShow}
      onUndo={onUndo}
      onSave={(leaving) => saveBy(save, leaving)}
      {...(further === undefined ? {} : { further: { act: further.act, onPress: () => void saveBy(further.save, false) } })}
      onDiscard={() => {
        form.discard();
        onDiscard?.();
      }}
    />
  );
}
