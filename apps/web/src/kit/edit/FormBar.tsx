import { showFirstInvalidField } from '../form/first-invalid-field.ts';
import type { Form } from '../form/use-form.ts';
import { type BarEffects, SaveBar } from './SaveBar.tsx';

interface FormBarProps<Values extends object, Output, Result> {
  form: Form<Values, Output>;
  /** Resolves to null when nothing was stored and the user was notified. */
  save: (output: Output) => Promise<Result | null>;
  act?: string | undefined;
  further?: { readonly act: string; readonly save: (output: Output) => Promise<Result | null> } | undefined;
  changes?: number;
  wrong?: string | undefined;
  effects?: BarEffects | undefined;
  onSaved?: (result: Result, leaving: boolean) => void;
  onShow?: (() => void) | undefined;
  onUndo?: (() => void) | undefined;
  onDiscard?: () => void;
}

export function FormBar<Values extends object, Output, Result>(props: FormBarProps<Values, Output, Result>) {
  const { form, save, act, further, changes = form.changed.length, wrong, effects, onSaved, onShow, onUndo, onDiscard } = props;
  const saveBy = async (store: typeof save, leaving: boolean) => {
    const result = await form.save(store);
    if (result === null) showFirstInvalidField();
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
