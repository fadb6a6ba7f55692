import L from 'leaflet';

type PinKind = 'here' | 'spot' | 'selected';

/** As large as a finger, for a marker that is touched. */
const target = 44;

/** The drawing of a marker; a place with more than one offer says how many. */
export function createPin(kind: PinKind, count = 1): L.DivIcon {
  const pin = document.createElement('span');
  pin.className = `shop-map-pin shop-map-pin-${kind}`;
  if (count > 1) pin.textContent = String(count);
  return L.divIcon({ html: pin, className: 'shop-map-target', iconSize: [target, target] });
}
