import { encodeQR } from 'qr';

interface QrCodeProps {
  value: string;
  label: string;
  className?: string | undefined;
}

/** The code has the text colour and a margin of four modules (ISO/IEC 18004). */
export function QrCode({ value, label, className }: QrCodeProps) {
  const rows = encodeQR(value, 'raw', { border: 4, ecc: 'medium' });
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      className={className}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
