import Hummingbird
import GRDB
