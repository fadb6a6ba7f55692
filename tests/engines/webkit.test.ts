import { tellStories } from './tell-stories';
import { startWebKit } from './webkit';

tellStories('WebKit', startWebKit);
