// Products of the storefront that the icon set lacks, drawn in its style: soft bodies, light from the upper
// left, 32 × 32.

const gradient = (id, from, to, [x2, y2] = [1, 1]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

const refrigerator = `<defs>
  ${gradient('body', '#f4f6fb', '#aab3c8')}
  ${gradient('door', '#ffffff', '#c9d0e0')}
  ${gradient('handle', '#8a93aa', '#5d657c', [0, 1])}
</defs>
<rect x="9" y="28.4" width="2.6" height="2.2" rx=".6" fill="#4a4f60"/>
<rect x="20.4" y="28.4" width="2.6" height="2.2" rx=".6" fill="#4a4f60"/>
<rect x="7" y="1.5" width="18" height="27.8" rx="2.6" fill="url(#body)"/>
<rect x="7.8" y="2.3" width="16.4" height="8.7" rx="1.9" fill="url(#door)"/>
<rect x="7.8" y="12" width="16.4" height="16.5" rx="1.9" fill="url(#door)"/>
<rect x="7" y="11" width="18" height="1" fill="#98a1b8"/>
<rect x="10" y="5" width="1.5" height="4" rx=".75" fill="url(#handle)"/>
<rect x="10" y="14" width="1.5" height="6.5" rx=".75" fill="url(#handle)"/>
<rect x="16.8" y="4.4" width="5" height="2.2" rx=".7" fill="#3b82c4"/>
<rect x="17.4" y="5" width="1.6" height="1" rx=".4" fill="#cfe8ff"/>
<circle cx="19" cy="16.2" r="1.3" fill="#e5484d"/>
<rect x="17" y="18.6" width="4.4" height="3.4" rx=".5" fill="#fbd24e"/>`;

const washingMachine = `<defs>
  ${gradient('case', '#ffffff', '#b9c1d4')}
  ${gradient('panel', '#e7ebf4', '#c3cadb')}
  ${gradient('ring', '#dfe4ef', '#7d869d')}
  ${gradient('water', '#8fd3ff', '#2b78c9', [0, 1])}
</defs>
<rect x="6" y="28.6" width="3" height="2" rx=".6" fill="#4a4f60"/>
<rect x="23" y="28.6" width="3" height="2" rx=".6" fill="#4a4f60"/>
<rect x="4" y="2.4" width="24" height="27" rx="2.8" fill="url(#case)"/>
<path d="M4 5.2a2.8 2.8 0 0 1 2.8-2.8h18.4A2.8 2.8 0 0 1 28 5.2V9H4z" fill="url(#panel)"/>
<rect x="4" y="8.6" width="24" height=".8" fill="#a3acc2"/>
<rect x="6.2" y="4.4" width="6.6" height="2.6" rx=".7" fill="#f9fbff"/>
<rect x="14.6" y="4.4" width="4.4" height="2.6" rx=".5" fill="#2f3a55"/>
<rect x="15.3" y="5.2" width="2" height="1" rx=".3" fill="#7be3a4"/>
<circle cx="23.6" cy="5.7" r="1.8" fill="#7d869d"/>
<circle cx="23.3" cy="5.4" r="1.3" fill="#dfe4ef"/>
<circle cx="16" cy="19" r="8.2" fill="url(#ring)"/>
<circle cx="16" cy="19" r="6.5" fill="#26324d"/>
<path d="M9.6 20.2c2-1.5 4.2-1.5 6.4 0s4.4 1.5 6.4 0a6.5 6.5 0 0 1-12.8 0z" fill="url(#water)"/>
<circle cx="13.4" cy="22" r=".9" fill="#e8f6ff" opacity=".8"/>
<circle cx="17.8" cy="23.2" r=".6" fill="#e8f6ff" opacity=".8"/>
<path d="M11.6 16.200a5 5 0 0 1 3.6-2.6" stroke="#fff" stroke-width="1" stroke-linecap="round" fill="none" opacity=".7"/>`;

/** The drawings in the JSON form of the icon set. */
export const storeDrawings = {
  refrigerator: { body: refrigerator },
  'washing-machine': { body: washingMachine },
};
