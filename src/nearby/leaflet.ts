// First, because Leaflet writes its first HTML while it is loaded.
import { attribution } from './leaflet-html';
import L from 'leaflet';

export { attribution, L };
