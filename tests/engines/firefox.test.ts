import { startFirefox } from './firefox';
import { tellStories } from './tell-stories';

tellStories('Firefox', startFirefox);
