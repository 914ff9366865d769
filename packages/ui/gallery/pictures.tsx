/** Stand-ins for pictures, drawn for this page only: three tones, light from the upper left. */
export function Dome() {
  return (
    <svg viewBox="0 0 120 120" role="img" aria-label="半球形外壳">
      <ellipse cx="60" cy="34" rx="46" ry="13" fill="#dfe4ea" />
      <path d="M14 34v12c0 7 20.6 13 46 13s46-6 46-13V34c0 7-20.6 13-46 13S14 41 14 34z" fill="#c6ced8" />
      <path d="M24 54c2 24 17 40 36 40s34-16 36-40c-8 4-21 6-36 6s-28-2-36-6z" fill="#39465a" />
      <path d="M34 60c3 14 10 24 20 29-14-5-23-18-25-31z" fill="#6f7f96" />
      <circle cx="62" cy="74" r="11" fill="#1a2331" />
      <circle cx="62" cy="74" r="6" fill="#0d1420" />
      <circle cx="59" cy="71" r="2" fill="#9db4d6" />
    </svg>
  );
}

export function Bullet() {
  return (
    <svg viewBox="0 0 120 120" role="img" aria-label="筒形外壳">
      <path d="M78 70l12 22h14l-10-26z" fill="#aab4c1" />
      <rect x="84" y="90" width="26" height="10" rx="3" fill="#c6ced8" />
      <path d="M20 40l70-12c8 0 14 8 14 19s-5 19-11 20L24 78z" fill="#dfe4ea" />
      <path d="M22 62l80-10c-1 9-5 14-9 15L24 78z" fill="#c6ced8" />
      <ellipse cx="23" cy="59" rx="13" ry="20" fill="#2a3546" />
      <ellipse cx="22" cy="59" rx="8" ry="12" fill="#111927" />
      <ellipse cx="19" cy="54" rx="2.5" ry="4" fill="#8fa6c8" />
      <path d="M14 38l74-13 10 5-76 14z" fill="#eef1f4" />
    </svg>
  );
}

export function Recorder() {
  return (
    <svg viewBox="0 0 120 120" role="img" aria-label="机架式录像设备">
      <path d="M12 48l16-16h80l-6 16z" fill="#4a586d" />
      <rect x="10" y="48" width="94" height="30" rx="2" fill="#2a3546" />
      <path d="M104 48l6-16v28l-6 18z" fill="#1b2432" />
      <rect x="16" y="54" width="44" height="18" rx="1" fill="#1b2432" />
      <circle cx="70" cy="63" r="2" fill="#57c38a" />
      <circle cx="78" cy="63" r="2" fill="#8fa6c8" />
      <rect x="86" y="58" width="12" height="10" rx="1" fill="#111927" />
      <path d="M16 58h44M16 63h44M16 68h44" stroke="#36435a" strokeWidth="1" />
    </svg>
  );
}

export function Code({ seed }: { seed: number }) {
  const eyes = [
    [0, 0],
    [14, 0],
    [0, 14],
  ] as const;
  const cells = Array.from({ length: 441 }, (_, index) => [index % 21, Math.floor(index / 21)] as const).filter(
    ([x, y]) => !((x < 8 && (y < 8 || y > 12)) || (x > 12 && y < 8)) && (Math.sin(x * 12.9 + y * 78.2 + seed) * 43758) % 1 > 0.05,
  );
  return (
    <svg viewBox="0 0 21 21" fill="#17202d" aria-hidden="true">
      {eyes.map(([x, y]) => (
        <path key={`${x}-${y}`} d={`M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z`} fillRule="evenodd" />
      ))}
      {cells.map(([x, y]) => (
        <rect key={`${x}-${y}`} x={x} y={y} width="1" height="1" />
      ))}
    </svg>
  );
}

export function Logo() {
  return (
    <a href="#top">
      <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="6" fill="#1a4f9d" />
        <path d="M7 22V10l9 6 9-6v12" fill="none" stroke="#fff" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round" />
      </svg>
      商城与设计
    </a>
  );
}
