import { useT } from '../../platform/phrases.ts';
import { ChoiceField } from '../fields/ChoiceField.tsx';

interface FilterChoiceProps<Value extends string> {
  label: string;
  /** Null: all. */
  value: Value | null;
  options: readonly { readonly value: Value; readonly label: string }[];
  /** For long lists of options. */
  searchable?: boolean;
  onChange: (value: Value | null) => void;
}

/** A filter of a list: one of its options, or all. */
export function FilterChoice<Value extends string>({
  label,
  value,
  options,
  searchable = false,
  onChange,
}: FilterChoiceProps<Value>) {
  const t = useT();
  return (
    <ChoiceField
      label={label}
      placeholder={t('kit.all')}
      clearable
      searchable={searchable}
      value={value}
      data={options.map((option) => ({ ...option }))}
      onChange={(next) => onChange(options.find((option) => option.value === next)?.value ?? null)}
    />
  );
}
