// Fridges, televisions and laptops that the icon set lacks, and their other sides, drawn in its style: soft
// bodies, light from the upper left, 32 × 32.

const gradient = (id, from, to, [x2, y2] = [1, 1]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

const feet = (left, right, y) =>
  [left, right]
    .map((x) => `<rect x="${x}" y="${y}" width="2.6" height="2" rx=".6" fill="#4a4f60"/>`)
    .join('');

const steelDoors = `<defs>
  ${gradient('steel', '#e9edf3', '#8c97ab')}
  ${gradient('doorway', '#f7f9fc', '#a9b3c5')}
  ${gradient('bar', '#6f788d', '#454d60', [0, 1])}
</defs>
${feet(7, 22.4, 28.6)}
<rect x="4.6" y="1.4" width="22.8" height="28" rx="2.4" fill="url(#steel)"/>
<rect x="5.4" y="2.2" width="10.2" height="26.4" rx="1.7" fill="url(#doorway)"/>
<rect x="16.4" y="2.2" width="10.2" height="26.4" rx="1.7" fill="url(#doorway)"/>
<rect x="13.2" y="9" width="1.4" height="12" rx=".7" fill="url(#bar)"/>
<rect x="17.4" y="9" width="1.4" height="12" rx=".7" fill="url(#bar)"/>
<rect x="7.2" y="9" width="4.4" height="6.6" rx=".8" fill="#2b3346"/>
<rect x="7.9" y="9.7" width="3" height="1.5" rx=".4" fill="#6fd0ff"/>
<path d="M8.600 12.600h1.600l-.3 2.200h-1z" fill="#cfe8ff"/>
<path d="M20 5h4.600" stroke="#8c97ab" stroke-width=".7" stroke-linecap="round"/>`;

const smallFridge = `<defs>
  ${gradient('shell', '#e5484d', '#9f2230')}
  ${gradient('front', '#f2686c', '#c02b3b')}
  ${gradient('chrome', '#ffffff', '#a4adbf', [0, 1])}
</defs>
${feet(8, 21.4, 27.4)}
<rect x="6" y="6.4" width="20" height="21.800" rx="4.400" fill="url(#shell)"/>
<rect x="7.2" y="7.600" width="17.600" height="19.400" rx="3.600" fill="url(#front)"/>
<rect x="9.2" y="13" width="1.800" height="7" rx=".9" fill="url(#chrome)"/>
<rect x="15.4" y="10.400" width="6.600" height="1.800" rx=".9" fill="url(#chrome)"/>
<path d="M9.800 10.200c1-1 2-1.200 3.200-1.200" stroke="#fff" stroke-width=".9" stroke-linecap="round" fill="none" opacity=".6"/>
<path d="M9.600 6.400a2 2 0 0 1 2-2h8.800a2 2 0 0 1 2 2z" fill="#d9dfe9"/>
<circle cx="14" cy="4" r="1.900" fill="#fbbf24"/>
<path d="M16.800 4.400c0-1.300 1-2.300 2.300-2.300s2.300 1 2.300 2.300z" fill="#4ade80"/>`;

const chestFreezer = `<defs>
  ${gradient('box', '#ffffff', '#b4bdd0')}
  ${gradient('lid', '#f7f9fd', '#cdd5e4')}
  ${gradient('grip', '#8a93aa', '#5d657c', [0, 1])}
</defs>
${feet(5, 24.4, 26.2)}
<rect x="2.6" y="11" width="26.800" height="16" rx="2" fill="url(#box)"/>
<path d="M2.600 11 5 6.600a2 2 0 0 1 1.800-1.100h18.400a2 2 0 0 1 1.800 1.100L29.400 11v1.400H2.600z" fill="url(#lid)"/>
<rect x="2.6" y="12" width="26.800" height=".9" fill="#98a1b8"/>
<rect x="13" y="11" width="6" height="1.700" rx=".8" fill="url(#grip)"/>
<rect x="21.4" y="21.600" width="5.600" height="3.400" rx=".5" fill="#c9d1e0"/>
<path d="M22 22.500h4.400M22 23.300h4.400M22 24.100h4.400" stroke="#8a93aa" stroke-width=".35"/>
<circle cx="6" cy="23.300" r="1" fill="#4ade80"/>
<circle cx="9" cy="23.300" r="1" fill="#e5484d"/>
<g stroke="#5aa9e6" stroke-width=".9" stroke-linecap="round"><path d="M16 15.600v5.600M13.600 17l4.800 2.800M18.400 17l-4.800 2.800"/></g>`;

const openFridge = `<defs>
  ${gradient('walls', '#dfe6f1', '#aab3c8')}
  ${gradient('light', '#fffdf2', '#e6eef8', [0, 1])}
  ${gradient('leaf', '#ffffff', '#b9c2d5')}
</defs>
${feet(6.4, 17.4, 28.6)}
<rect x="4.400" y="1.600" width="17.200" height="27.800" rx="2.400" fill="url(#walls)"/>
<rect x="6" y="3.200" width="14" height="24.600" rx="1.200" fill="url(#light)"/>
<path d="M21.200 2.800 29 5.400a1 1 0 0 1 .7 1v20.200a1 1 0 0 1-.7 1l-7.800 2z" fill="url(#leaf)"/>
<path d="M22.600 9.200 28.200 10M22.600 15.600l5.600.4M22.600 22l5.600-.2" stroke="#8a93aa" stroke-width=".7"/>
<g fill="#a9c6e4"><rect x="6" y="9" width="14" height=".7"/><rect x="6" y="15.200" width="14" height=".7"/><rect x="6" y="21.400" width="14" height=".7"/></g>
<rect x="7.600" y="4.800" width="3.200" height="4.200" rx=".7" fill="#fff"/><path d="M7.600 6.400h3.200v1.300H7.600z" fill="#3b82c4"/>
<circle cx="14" cy="7.500" r="1.500" fill="#e5484d"/><circle cx="17" cy="7.500" r="1.500" fill="#4ade80"/>
<rect x="7.400" y="12.400" width="6.600" height="2.800" rx=".6" fill="#fbd24e"/><circle cx="9.200" cy="13.600" r=".5" fill="#d99a1b"/><circle cx="11.800" cy="14" r=".4" fill="#d99a1b"/>
<path d="M16 15.200v-3.600l.7-1.200V9.900h1.200v.5l.7 1.200v3.600z" fill="#2f9e63"/>
<path d="M8 21.400c-.6-2.600 1-4 2.600-3.400 1.800-.8 3.200.8 2.600 3.400z" fill="#7ac74f"/>
<circle cx="16.400" cy="20" r="1.400" fill="#f28c28"/><circle cx="18.400" cy="20.200" r="1.200" fill="#f28c28"/>
<rect x="7" y="22.800" width="12" height="4.200" rx=".8" fill="#cfe3f6" opacity=".9"/><path d="M9 26.400c0-1.800 3-1.800 3 0M13.600 26.400c0-2 3.600-2 3.600 0" fill="#e5484d"/>
<path d="m23.600 9 .2-2.600h1.400l.2 2.800zM26.200 9.400v-2h1.200v2.200zM24 15.400v-3h1.600v3.100z" fill="#3b82c4"/>`;

const screen = (picture, body, stand) => `<defs>
  ${gradient('sky', '#9ad7ff', '#2b78c9', [0, 1])}
  ${gradient('dusk', '#ffb36b', '#8d3f8f', [0, 1])}
  ${gradient('frame', '#4b5366', '#171b26')}
  ${gradient('stand', '#8a93aa', '#4a5266', [0, 1])}
</defs>${stand}${body}${picture}`;

const flatTelevision = screen(
  `<rect x="2.400" y="5.800" width="27.200" height="15.800" rx=".6" fill="url(#sky)"/>
   <circle cx="24" cy="9.600" r="1.900" fill="#fff3b0"/>
   <path d="m2.400 18 6-6.600 4.600 4.800 4-3.600 12.600 8v1H2.400z" fill="#2f7d52"/>
   <path d="m8.400 11.400 1.900 2-1.500-.4-1 .9-.9-.9z" fill="#fff"/>
   <path d="M2.400 19.400c6-2 16-1.400 27.200 1v1.200H2.400z" fill="#5fb36b"/>
   <path d="M3.400 6.600h9l-5 8.800h-4z" fill="#fff" opacity=".16"/>`,
  '<rect x="1.400" y="4.800" width="29.200" height="18" rx="1.200" fill="url(#frame)"/><circle cx="16" cy="22.200" r=".4" fill="#e5484d"/>',
  '<path d="m8 22.400-2.400 4.800M24 22.400l2.400 4.800" stroke="url(#stand)" stroke-width="1.500" stroke-linecap="round"/>',
);

const wideTelevision = screen(
  `<rect x="1.800" y="4.400" width="28.400" height="15.800" rx=".5" fill="url(#dusk)"/>
   <circle cx="16" cy="14.400" r="4.200" fill="#ffe08a"/>
   <path d="M1.800 16.800c5-2.600 9-2.400 14.200-.4s9.600 1.600 14.200-.8v4.600H1.800z" fill="#3a2352"/>
   <path d="M22.600 16.400v-4.600m-2.600 1c1-1.600 4.200-1.600 5.200 0" stroke="#2a183d" stroke-width=".9" fill="none" stroke-linecap="round"/>
   <path d="M2.600 5.200h9l-6 9.200h-3z" fill="#fff" opacity=".14"/>`,
  '<rect x="1" y="3.600" width="30" height="17.600" rx=".9" fill="url(#frame)"/>',
  `<path d="M14 20.800h4l1.400 4.400h-6.800z" fill="url(#stand)"/>
   <rect x="4" y="25" width="24" height="3" rx="1.500" fill="#2a3040"/>
   <g fill="#6b7488"><circle cx="6.400" cy="26.500" r=".8"/><circle cx="9" cy="26.500" r=".8"/><circle cx="23" cy="26.500" r=".8"/><circle cx="25.600" cy="26.500" r=".8"/></g>
   <rect x="14" y="26.100" width="4" height=".8" rx=".4" fill="#7be3a4"/>`,
);

const televisionBack = screen(
  `<rect x="6.400" y="9" width="19.200" height="10" rx="1.200" fill="#2a3040"/>
   <g stroke="#454d60" stroke-width=".6"><path d="M8 10.600h8M8 12h8M8 13.400h8M8 14.800h8"/></g>
   <g fill="#8a93aa"><circle cx="18.400" cy="11" r=".5"/><circle cx="23.400" cy="11" r=".5"/><circle cx="18.400" cy="16" r=".5"/><circle cx="23.400" cy="16" r=".5"/></g>
   <g fill="#cfd6e4"><rect x="8" y="16.400" width="2.200" height="1" rx=".2"/><rect x="11" y="16.400" width="2.200" height="1" rx=".2"/><rect x="14" y="16.400" width="1.200" height="1" rx=".2"/></g>
   <circle cx="16.200" cy="16.900" r=".5" fill="#fbd24e"/>
   <path d="M9 17.400c0 5 3 4 4 7.600" stroke="#12151d" stroke-width=".7" fill="none"/>`,
  '<rect x="1.400" y="4.800" width="29.200" height="18" rx="1.600" fill="url(#frame)"/>',
  '<path d="m8 22.400-2.400 4.800M24 22.400l2.400 4.800" stroke="url(#stand)" stroke-width="1.500" stroke-linecap="round"/>',
);

const remote = `<defs>${gradient('case', '#4b5366', '#14171f')}</defs>
<g transform="rotate(24 16 16)">
<rect x="11" y="2" width="10" height="28" rx="3.400" fill="url(#case)"/>
<circle cx="16" cy="5.400" r="1.300" fill="#e5484d"/>
<circle cx="16" cy="12" r="3.700" fill="#2a3040"/><circle cx="16" cy="12" r="1.400" fill="#8a93aa"/>
<path d="m16 8.900.8 1h-1.600zM16 15.100l.8-1h-1.600zM12.900 12l1-.8v1.600zM19.100 12l-1-.8v1.600z" fill="#cfd6e4"/>
<g fill="#cfd6e4"><circle cx="13.400" cy="18.400" r=".9"/><circle cx="16" cy="18.400" r=".9"/><circle cx="18.600" cy="18.400" r=".9"/><circle cx="13.400" cy="21.200" r=".9"/><circle cx="16" cy="21.200" r=".9"/><circle cx="18.600" cy="21.200" r=".9"/></g>
<rect x="12.600" y="23.600" width="3" height="1.500" rx=".6" fill="#e5484d"/><rect x="16.400" y="23.600" width="3" height="1.500" rx=".6" fill="#3b82c4"/>
</g>`;

const laptop = (shell, base, keys, picture) => `<defs>
  ${gradient('lid', shell[0], shell[1])}
  ${gradient('deck', base[0], base[1], [0, 1])}
  ${gradient('view', picture[0], picture[1])}
</defs>
<rect x="5" y="4" width="22" height="15.600" rx="1.500" fill="url(#lid)"/>
<rect x="6" y="5" width="20" height="13.400" rx=".7" fill="url(#view)"/>
<path d="M6 5h8l-6 9H6z" fill="#fff" opacity=".18"/>
<path d="M5 19.600h22l3.400 6.400a1.400 1.400 0 0 1-1.200 2H2.800a1.400 1.400 0 0 1-1.200-2z" fill="url(#deck)"/>
<g stroke="${keys}" stroke-width="1.100" stroke-linecap="round" stroke-dasharray="1.200 .95"><path d="M6.600 21.200h19M5.900 22.900h20.400"/></g>
<path d="M13 24.600h6l.5 2.200h-7z" fill="#000" opacity=".16"/>`;

const closedLaptop = `<defs>
  ${gradient('top', '#eef1f7', '#9aa4b8')}
  ${gradient('edge', '#8a93aa', '#5d657c', [0, 1])}
</defs>
<path d="M8.600 8h14.800a2 2 0 0 1 1.800 1.200L30.400 22H1.600L6.800 9.200A2 2 0 0 1 8.600 8z" fill="url(#top)"/>
<path d="M1.600 22h28.800v1.200a1.800 1.800 0 0 1-1.800 1.800H3.400a1.800 1.800 0 0 1-1.800-1.800z" fill="url(#edge)"/>
<circle cx="16" cy="14.600" r="1.900" fill="#c4ccda"/>
<path d="M13 22h6" stroke="#3b4254" stroke-width=".8" stroke-linecap="round"/>
<g fill="#2b3346"><rect x="4" y="23.100" width="2.400" height=".9" rx=".3"/><rect x="7.400" y="23.100" width="1.500" height=".9" rx=".3"/><circle cx="27" cy="23.500" r=".5"/></g>
<path d="M9.400 9.400h6l-6 9H5.800z" fill="#fff" opacity=".25"/>`;

/** The drawings in the JSON form of the icon set. */
export const householdDrawings = {
  'refrigerator-steel': { body: steelDoors },
  'refrigerator-small': { body: smallFridge },
  'refrigerator-open': { body: openFridge },
  'freezer-chest': { body: chestFreezer },
  'television-flat': { body: flatTelevision },
  'television-wide': { body: wideTelevision },
  'television-back': { body: televisionBack },
  'television-remote': { body: remote },
  'laptop-thin': {
    body: laptop(['#f4f6fb', '#98a2b6'], ['#e3e8f1', '#a3adc1'], '#5d657c', ['#a7e3d0', '#2b78c9']),
  },
  'laptop-gaming': {
    body: laptop(['#3a4152', '#0f121a'], ['#323847', '#151923'], '#ff5fa2', ['#5b2a86', '#e5484d']),
  },
  'laptop-closed': { body: closedLaptop },
};
