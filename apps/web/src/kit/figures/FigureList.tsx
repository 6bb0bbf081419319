interface FigureListProps {
  readonly className: string | undefined;
  readonly figures: readonly { readonly label: string; readonly value: string | number }[];
}

export function FigureList({ className, figures }: FigureListProps) {
  return (
    <dl className={className}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
