const ring = (x: number, y: number, r: number) => `M${x + r} ${y}a${r} ${r} 0 1 1-${2 * r} 0 ${r} ${r} 0 0 1 ${2 * r} 0z`;
const dot = (x: number, y: number) => ring(x, y, 0.7);
const circle = ring(10, 10, 7);

/** One family: 20 by 20, drawn in one line of 1.5 with round ends, no fills, 2.5 of air at the edge. */
const drawings = {
  search: `${ring(9, 9, 5.5)}M13 13l3.7 3.7`,
  cart: `M2.5 3.5h2l2 9h8.2l1.8-6.5H5.1${dot(7.5, 16)}${dot(13.5, 16)}`,
  list: 'M6.5 4.2H4v12.8h12V4.2h-2.5M6.5 2.8h7v2.8h-7zM7 9.3h6M7 12.8h4',
  compare: 'M10 3v14M8 5.5H3.5v9H8M12 5.5h4.5v9H12',
  heart: 'M10 16.5S3 12.6 3 7.9a3.6 3.6 0 0 1 3.7-3.7c1.4 0 2.6.8 3.3 2 .7-1.2 1.9-2 3.3-2A3.6 3.6 0 0 1 17 7.9c0 4.7-7 8.6-7 8.6z',
  bell: 'M5 13V9a5 5 0 0 1 10 0v4l1.5 2h-13zM8.5 17.3h3',
  feedback: 'M16.5 9.5v4h-7L6 16.5v-3H3.5v-9H9M9.6 9.6l.4-2 5-5 1.7 1.7-5 5z',
  headset: 'M3.5 12v-2a6.5 6.5 0 0 1 13 0v2M3.5 11.5H6v4H4.5a1 1 0 0 1-1-1zM16.5 11.5H14v4h1.5a1 1 0 0 0 1-1zM15 15.5c0 1.2-1.4 2-3.5 2',
  user: `${ring(10, 6.5, 3)}M3.5 16.5c.6-3 3.2-4.5 6.5-4.5s5.9 1.5 6.5 4.5`,
  shop: 'M3.5 8.3l1-4.8h11l1 4.8a2.2 2.2 0 0 1-4.3 0 2.2 2.2 0 0 1-4.4 0 2.2 2.2 0 0 1-4.3 0zM4.5 10.5v6h11v-6M8 16.5V13h4v3.5',
  home: 'M3 9.5l7-6 7 6M5 8v8.5h10V8M8 16.5V12h4v4.5',
  location: `M10 17.5s-5.5-4.6-5.5-9a5.5 5.5 0 0 1 11 0c0 4.4-5.5 9-5.5 9z${ring(10, 8.5, 2)}`,
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  undo: 'M7 4L3.5 7.5 7 11M3.5 7.5H12a4 4 0 0 1 0 8H8',
  redo: 'M13 4l3.5 3.5L13 11M16.5 7.5H8a4 4 0 0 0 0 8h4',
  close: 'M5 5l10 10M15 5L5 15',
  check: 'M4 10.5l4 4 8-9',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  'chevron-down': 'M5.5 8l4.5 4.5L14.5 8',
  'chevron-up': 'M5.5 12L10 7.5l4.5 4.5',
  'chevron-left': 'M12 5.5L7.5 10l4.5 4.5',
  'chevron-right': 'M8 5.5l4.5 4.5L8 14.5',
  'arrow-right': 'M3.5 10h13M12 5.5l4.5 4.5-4.5 4.5',
  top: 'M4 3.5h12M10 16.5V7.2M5.5 11.5L10 7l4.5 4.5',
  link: 'M8.5 11.5l3-3M9.5 6l1.6-1.6a3.2 3.2 0 0 1 4.5 4.5L14 10.5M10.5 14l-1.6 1.6a3.2 3.2 0 0 1-4.5-4.5L6 9.5',
  copy: 'M7.5 7.5h9v9h-9zM12.5 7.5v-4h-9v9h4',
  download: 'M10 3v9M6 8.5l4 4 4-4M3.5 16.5h13',
  upload: 'M10 12.5V3.2M6 7l4-4 4 4M3.5 16.5h13',
  edit: 'M4 13.2V16h2.8l9-9L13 4.2zM11 6.2L13.8 9',
  trash: 'M3.5 5.5h13M8 5.5v-2h4v2M5 5.5l.8 11h8.4l.8-11M8.5 8.5v5M11.5 8.5v5',
  drag: [5, 10, 15].map((y) => dot(7.5, y) + dot(12.5, y)).join(''),
  more: dot(4.5, 10) + dot(10, 10) + dot(15.5, 10),
  swap: 'M3.5 7h12M12.5 4l3 3-3 3M16.5 13h-12M7.5 10l-3 3 3 3',
  plug: 'M7 3v4M13 3v4M5 7h10v2.5a5 5 0 0 1-10 0zM10 14.5v3',
  refresh: 'M16.5 4.2V8H13M16.3 8a7 7 0 1 0 .7 2.8',
  filter: 'M3 4h14l-5.5 6.3V15L8.5 17v-6.7z',
  grid: 'M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 11.5h5v5h-5z',
  rows: 'M3.5 4h13v12h-13zM3.5 8h13M3.5 12h13',
  qr: 'M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 14v-2.5H14M16.5 11.5v5h-5',
  file: 'M5 3h6.5l4 4v10H5zM11.5 3v4h4M7.5 10.5h5M7.5 13.5h5',
  image: 'M3.5 4h13v12h-13zM3.5 13.5l4-4 3.5 3.5 2-2 3.5 3.5M12.8 7.3h.01',
  print: 'M6 7V3h8v4M6 14H3.5V7h13v7H14M6 11.5h8V17H6z',
  eye: `M2.5 10S5 5 10 5s7.5 5 7.5 5-2.5 5-7.5 5-7.5-5-7.5-5z${ring(10, 10, 2)}`,
  'eye-off': 'M4 4l12 12M8 5.3A7.7 7.7 0 0 1 10 5c5 0 7.5 5 7.5 5a13 13 0 0 1-2.4 3M5.3 6.6A12 12 0 0 0 2.5 10S5 15 10 15a7.6 7.6 0 0 0 2.7-.5',
  help: `${circle}M7.8 8.2a2.2 2.2 0 1 1 3.3 1.9c-.7.4-1.1.8-1.1 1.5M10 14h.01`,
  info: `${circle}M10 9.3v4.2M10 6.6h.01`,
  success: `${circle}M6.8 10.2l2.3 2.3 4.2-4.8`,
  error: `${circle}M7.6 7.6l4.8 4.8M12.4 7.6l-4.8 4.8`,
  warning: 'M10 3.2l7.4 13.3H2.6zM10 8v4M10 14.2h.01',
  shield: 'M10 2.8l6 2v5c0 3.7-2.5 6-6 7.4-3.5-1.4-6-3.7-6-7.4v-5zM7.3 9.8l2 2 3.4-3.8',
  wrench: 'M16.3 5.8a4 4 0 0 1-5.4 5l-5 5a1.5 1.5 0 0 1-2.1-2.1l5-5a4 4 0 0 1 5-5.4l-2.4 2.4.6 2.3 2.3.6z',
  calculator: `M4.5 2.8h11v14.4h-11zM7.2 5.5h5.6V8H7.2z${[11, 14].map((y) => dot(7.3, y) + dot(10, y) + dot(12.7, y)).join('')}`,
} as const;

export type IconName = keyof typeof drawings;

/** For tests and the gallery: the names of all icons, in the order they are drawn. */
export const iconNames = Object.keys(drawings) as IconName[];

/**
 * A line icon in the colour of the text beside it, 20 px (16 in small text). It says nothing to a screen reader: the words
 * beside it, or the `label` of an `IconButton`, do.
 */
export function Icon({ name, size = 20, filled }: { name: IconName; size?: 16 | 20 | 24 | undefined; filled?: boolean | undefined }) {
  return (
    <svg className="p-icon" width={size} height={size} viewBox="0 0 20 20" fill={filled ? 'currentColor' : 'none'} stroke="currentColor" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
