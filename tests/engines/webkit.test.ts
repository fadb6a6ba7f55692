import { startWebKit } from './webkit';
import { tellStories } from './tell-stories';

tellStories('WebKit', startWebKit);
